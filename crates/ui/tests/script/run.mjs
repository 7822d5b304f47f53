/** All tests of the pages' script: `node crates/ui/tests/script/run.mjs`. */

import './budget.mjs';
import './morph.mjs';
import './line.mjs';
import './forms.mjs';
import './chance.mjs';
import './board.mjs';
import './zoom.mjs';
import './sights.mjs';
import './stage.mjs';
