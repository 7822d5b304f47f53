//! What every game must keep.

casefile::battery!(mago_magino::MagoMagino);
