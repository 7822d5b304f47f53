//! Parts of a page, and the pieces of a part.
//!
//! A part is an element of the page that is updated by itself, such as the board. A part with many
//! elements marks some of them as pieces: an event stream then sends only the pieces that changed
//! (see [`Sent`](crate::Sent)). Both are drawn with maud:
//!
//! ```
//! use maud::html;
//! use ui::Pieces;
//!
//! let mut pieces = Pieces::default();
//! let markup = html! {
//!     ol #players {
//!         @for name in ["ada", "bo"] {
//!             (pieces.html(html! { li id=(name) data-in="players" { (name) } }))
//!         }
//!     }
//! };
//! let part = pieces.part("players", markup);
//! let li = |name| format!("<li id=\"{name}\" data-in=\"players\">{name}</li>");
//! assert_eq!(part.markup().0, format!("<ol id=\"players\">{}{}</ol>", li("ada"), li("bo")));
//! ```

use maud::{Markup, PreEscaped};

/// A part of a page: an element with an id.
#[derive(Clone, Debug)]
pub struct Part {
    pub(crate) id: &'static str,
    /// The markup around the pieces: one text before each piece, and the rest.
    pub(crate) texts: Vec<String>,
    /// The pieces, in page order.
    pub(crate) pieces: Vec<Piece>,
}

/// An element within a part that is sent alone when it changes.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    pub(crate) html: String,
}

/// How a piece is sent and compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An HTML element.
    Html,
    /// An SVG element.
    Svg,
    /// An SVG element around other pieces: only its own tag is compared and sent.
    Frame,
    /// Markup that is sent with the whole part only and never compared.
    Once,
}

/// Collects the pieces of a part while its markup is written.
///
/// Each method returns a placeholder for the markup of the part; [`Pieces::part`] fills them in.
#[derive(Debug, Default)]
pub struct Pieces(Vec<Piece>);

/// The placeholder of a piece is `<?NUMBER?>`. Escaped text cannot contain `<`.
const OPEN: &str = "<?";
const CLOSE: &str = "?>";

impl Part {
    /// A part without pieces: it is sent as a whole when it changes.
    pub fn new(id: &'static str, markup: Markup) -> Self {
        Self { id, texts: vec![markup.0], pieces: Vec::new() }
    }

    /// The whole element.
    pub fn markup(&self) -> Markup {
        self.markup_without(|_| false)
    }

    /// The whole element, in which the pieces that the page already has are only named.
    pub(crate) fn markup_without(&self, has: impl Fn(&Piece) -> bool) -> Markup {
        let mut whole = String::new();
        for (nth, text) in self.texts.iter().enumerate() {
            whole.push_str(text);
            match self.pieces.get(nth) {
                None => {}
                Some(piece) if piece.kind == Kind::Frame => {
                    whole.push_str(&piece.html[..close_tag(&piece.html)]);
                }
                Some(piece) if has(piece) => whole.push_str(&piece.placeholder()),
                Some(piece) => whole.push_str(&piece.html),
            }
        }
        PreEscaped(whole)
    }

    /// An element in place of the part, for a page that already has it: the script keeps what is there.
    pub(crate) fn placeholder(&self) -> Markup {
        maud::html! { i id=(self.id) data-same {} }
    }
}

impl Piece {
    /// An element of the same name in place of the piece, for a page that already has it.
    fn placeholder(&self) -> String {
        let name = self.html[1..].split([' ', '>']).next().unwrap_or_default();
        format!("<{name} id=\"{}\" data-same></{name}>", self.id)
    }
}

impl Pieces {
    /// An HTML element with an id. `data-in` names the element into which a new one is appended.
    pub fn html(&mut self, element: Markup) -> Markup {
        self.add(Kind::Html, element)
    }

    /// An SVG element with an id. `data-in` names the element into which a new one is appended.
    pub fn svg(&mut self, element: Markup) -> Markup {
        self.add(Kind::Svg, element)
    }

    /// An SVG element with an id, given empty, around other markup.
    ///
    /// When its attributes change, they are sent alone. Every direct child of the element must
    /// carry `data-ours` or be a piece's holder that does, so that the script keeps it.
    pub fn frame(&mut self, empty: Markup, inside: &Markup) -> Markup {
        let close = empty.0[close_tag(&empty.0)..].to_owned();
        let open = self.add(Kind::Frame, empty);
        PreEscaped(open.0 + &inside.0 + &close)
    }

    /// Markup that the page receives with the whole part only, because later additions reach it in
    /// another way.
    pub fn once(&mut self, markup: Markup) -> Markup {
        self.placeholder(Piece { id: String::new(), kind: Kind::Once, html: markup.0 })
    }

    /// The part with this id and markup, with all pieces filled in.
    pub fn part(self, id: &'static str, markup: Markup) -> Part {
        let template = markup.into_string();
        let mut texts = template.split(OPEN);
        let mut around = vec![texts.next().unwrap_or_default().to_owned()];
        let mut pieces = Vec::with_capacity(self.0.len());
        for text in texts {
            let (number, text) = text.split_once(CLOSE).unwrap_or_default();
            let piece = number.parse().ok().and_then(|nth: usize| self.0.get(nth));
            pieces.push(piece.expect("only `Pieces` writes placeholders").clone());
            around.push(text.to_owned());
        }
        Part { id, texts: around, pieces }
    }

    fn add(&mut self, kind: Kind, element: Markup) -> Markup {
        let tag = element.0.split('>').next().unwrap_or_default();
        let id = tag.split_once(" id=\"").and_then(|(_, rest)| rest.split('"').next());
        let id = id.expect("the element of a piece has an id").to_owned();
        self.placeholder(Piece { id, kind, html: element.0 })
    }

    fn placeholder(&mut self, piece: Piece) -> Markup {
        self.0.push(piece);
        PreEscaped(format!("{OPEN}{}{CLOSE}", self.0.len() - 1))
    }
}

/// Where the closing tag of an element begins.
fn close_tag(element: &str) -> usize {
    element.rfind("</").unwrap_or(element.len())
}
