/** The beats of the die and of the chips in The Magic Labyrinth: one is won, and the next target is drawn. */

import { byId } from './dom.js';
import { element, over, picture, shift, way } from './rig.js';
import { define } from './stage.js';

/** The square on which a symbol lies. */
const squareOf = (symbol) => document.querySelector(`#squares use[href$="#symbols-${symbol}"]`).closest('td').getBoundingClientRect();

/** A chip with a symbol, over the middle of a rectangle. */
function chip(symbol, at, size, rig) {
  const made = rig.add(over(element('stage-chip'), at, size));
  made.append(picture('#squares', `symbols-${symbol}`, 'symbol'));
  return made;
}

/** A chip lifts off the board and flies to its player, whose row counts up. */
const won = {
  async play({ seat, symbol }, rig) {
    const at = squareOf(symbol);
    const row = `player-${seat}`;
    const goal = (document.querySelector(`#${row} .gains`) ?? byId(row)).getBoundingClientRect();
    const flying = chip(symbol, at, at.width * 0.9, rig);
    rig.sound('lift', at);
    const high = `translateY(${-at.height * 0.25}px) scale(1.35)`;
    await rig.pose(flying, [{ transform: 'scale(.6)', opacity: 0 }, { transform: high, opacity: 1 }], 260, { easing: 'cubic-bezier(.3,1.6,.5,1)' });
    rig.tell();
    await rig.wait(90);
    const end = shift(way(at, goal), `scale(${Math.min(0.5, 28 / at.width)})`);
    await rig.pose(flying, [{ transform: high }, { transform: end }], 420, { easing: 'cubic-bezier(.5,0,.7,1)' });
    flying.remove();
    rig.show(row);
    rig.sound('coin', goal);
    if (rig.own) navigator.vibrate?.([30, 40, 30]);
    const glow = { boxShadow: '0 0 0 4px #f0c567', transform: 'scale(1.04)' };
    await rig.run(byId(row), [{}, { ...glow, offset: 0.3 }, {}], 400);
  },
  mark: ({ symbol }, rig) => rig.sound('coin', squareOf(symbol)),
};
for (const kind of ['win', 'gift', 'bonus']) define(kind, won);

/** The next chip comes out of the bag and shows its square. */
define('chip', {
  async play({ symbol }, rig) {
    const [at, board] = [squareOf(symbol), byId('parterre').getBoundingClientRect()];
    await rig.wait(150);
    const size = at.width * 0.9;
    const place = { left: board.left, width: board.width, top: board.bottom - size * 0.7, height: size };
    const bag = rig.add(over(element('stage-bag'), place, size * 1.2));
    rig.sound('lift', place, { pitch: 0.7 });
    await rig.run(bag, [{ transform: 'translateY(80%)', opacity: 0 }, { transform: 'translateY(-8%)', opacity: 1, offset: 0.7 }, { transform: 'none' }], 260, { fill: 'forwards' });
    const drawn = chip(symbol, place, size, rig);
    const flight = [{ transform: 'scale(.4)' }, { transform: shift(way(place, at), 'scale(1.15)') }];
    await rig.pose(drawn, flight, 380);
    rig.run(bag, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(60%)' }], 300, { fill: 'forwards' });
    rig.show('look');
    rig.tell();
    rig.sound('harp', at);
    const ring = rig.add(over(element('stage-ring'), at, at.width));
    rig.run(ring, [{ transform: 'scale(1.9)', opacity: 0 }, { transform: 'scale(1)', opacity: 1, offset: 0.45 }, { transform: 'scale(1.5)', opacity: 0 }], 480);
    await rig.pose(drawn, [flight[1], { ...flight[1], opacity: 1, offset: 0.5 }, { transform: shift(way(place, at), 'scale(.8)'), opacity: 0 }], 560);
  },
  mark({ symbol }, rig) {
    rig.add(over(element('stage-ring'), squareOf(symbol), squareOf(symbol).width));
    rig.sound('harp', squareOf(symbol));
  },
});

/** The die tumbles over the board, lies, and flies to the steps that are left. */
define('roll', {
  async play({ steps }, rig) {
    const board = byId('parterre').getBoundingClientRect();
    const die = rig.add(over(element('stage-die'), board, Math.max(56, board.width / 6)));
    const faces = [3, 2, 4, 1, 3, steps].map((face) => picture('#parterre', `dice-${face}`, 'face'));
    die.append(faces[0]);
    rig.sound('die', board);
    const throws = [[-2.2, 0.9, -420], [-0.7, -0.35, -180], [0.35, 0.2, 60], [0, 0, 360]].map(([x, y, turn]) => {
      const size = board.width / 6;
      return { transform: `translate(${x * size}px, ${y * size}px) rotate(${turn}deg)` };
    });
    rig.run(die, throws, 500, { easing: 'cubic-bezier(.2,.7,.4,1)' });
    for (const face of faces.slice(1)) {
      await rig.wait(100);
      die.replaceChildren(face);
    }
    await rig.run(die, [{ transform: 'none' }, { transform: 'translateY(8%) scale(1.18, .8)', offset: 0.35 }, { transform: 'none' }], 150);
    rig.tell();
    await rig.wait(110);
    const goal = (document.querySelector('.die') ?? document.querySelector('#hand:not(:empty)') ?? byId('now')).getBoundingClientRect();
    await rig.pose(die, [{ transform: 'none' }, { transform: shift(way(die.getBoundingClientRect(), goal), 'scale(.5)'), opacity: 0.6 }], 190, { easing: 'ease-in' });
  },
  mark: (_, rig) => rig.sound('die', null),
});
