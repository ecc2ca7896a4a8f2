import type { Side } from '../../../shared/coh/index.ts';
import { OUTLINE, PALETTES, type SidePalette } from './palette.ts';
import { type Pair, type Pose, type PoseName, poseOf } from './poses.ts';

const SKIN = '#c79a72';
const LEATHER = '#2b2416';
const STEEL = '#1a1712';
const WOOD = '#5a3a1c';
const OUTLINE_EXTRA = 2.2;

/** A soldier with his upper left corner at the origin. */
export function drawSoldier(context: CanvasRenderingContext2D, name: PoseName, side: Side): void {
  const pose = poseOf(name);
  const palette = PALETTES[side];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawOutline(context, pose);
  drawBody(context, pose, palette);
  drawWeapon(context, pose);
  drawArms(context, pose, palette);
  drawHead(context, pose.head, palette, side);
}

/** The whole figure once in ink, a little thicker, so that it stands off any tile. */
function drawOutline(context: CanvasRenderingContext2D, pose: Pose): void {
  pose.legs.forEach((leg) => limb(context, leg, 4.1 + OUTLINE_EXTRA, OUTLINE));
  limb(context, pose.torso, 7.2 + OUTLINE_EXTRA, OUTLINE);
  pose.arms.forEach((arm) => limb(context, arm, 3.3 + OUTLINE_EXTRA, OUTLINE));
  if (pose.rifle) limb(context, pose.rifle, 3.2, OUTLINE);
  disc(context, pose.head, 4.6, OUTLINE);
}

function drawBody(context: CanvasRenderingContext2D, pose: Pose, { uniform }: SidePalette): void {
  pose.legs.forEach((leg, index) => {
    limb(context, leg, index === 0 ? 4.1 : 3.7, index === 0 ? uniform.middle : uniform.dark);
    const [x, y] = leg[2];
    limb(
      context,
      [
        [x, y],
        [x + 1.6, y],
      ],
      3.4,
      LEATHER,
    );
  });
  limb(context, pose.torso, 7.2, uniform.middle);
  const [shoulder, hip] = pose.torso;
  limb(
    context,
    [
      [shoulder[0] - 1.5, shoulder[1] + 0.4],
      [hip[0] - 1.7, hip[1] - 1.5],
    ],
    2.4,
    uniform.light,
  );
  limb(
    context,
    [
      [hip[0] - 3, hip[1] - 0.4],
      [hip[0] + 3, hip[1] - 0.2],
    ],
    1.5,
    LEATHER,
  );
}

function drawWeapon(context: CanvasRenderingContext2D, pose: Pose): void {
  if (pose.stock) limb(context, pose.stock, 2.8, WOOD);
  if (pose.rifle) {
    const [butt, muzzle] = pose.rifle;
    limb(context, pose.rifle, 1.9, STEEL);
    limb(context, [butt, [(butt[0] + muzzle[0]) / 2, (butt[1] + muzzle[1]) / 2]], 2.2, WOOD);
  }
  if (pose.scope) limb(context, pose.scope, 2.6, STEEL);
  if (pose.drum) disc(context, pose.drum, 2.7, STEEL);
  if (pose.pan) {
    context.fillStyle = STEEL;
    context.beginPath();
    context.ellipse(pose.pan[0], pose.pan[1], 4, 1.8, 0, 0, 2 * Math.PI);
    context.fill();
  }
  if (pose.bipod) {
    const [x, y] = pose.bipod;
    limb(
      context,
      [
        [x - 3, y + 13],
        [x, y],
        [x + 3.5, y + 13],
      ],
      1.2,
      STEEL,
    );
  }
  if (pose.bundle) drawBundle(context, pose.bundle);
  if (pose.grenade) {
    const [x, y] = pose.grenade;
    limb(
      context,
      [
        [x + 0.4, y + 2.4],
        [x, y],
      ],
      2,
      WOOD,
    );
    context.fillStyle = STEEL;
    context.fillRect(x - 2, y - 3, 4, 4);
  }
}

/** Several heads round one handle. */
function drawBundle(context: CanvasRenderingContext2D, [x, y]: Pair): void {
  limb(
    context,
    [
      [x + 1, y + 4],
      [x, y],
    ],
    2.4,
    WOOD,
  );
  context.fillStyle = STEEL;
  context.beginPath();
  context.roundRect(x - 4.6, y - 5.4, 8.6, 6.2, 1.6);
  context.fill();
  limb(
    context,
    [
      [x - 3, y - 2.4],
      [x + 2.6, y - 2.4],
    ],
    1.2,
    '#5b594a',
  );
}

function drawArms(
  context: CanvasRenderingContext2D,
  { arms }: Pose,
  { uniform }: SidePalette,
): void {
  for (const arm of arms) {
    limb(context, arm, 3.2, uniform.middle);
    limb(context, [arm[0], arm[1]], 1.2, uniform.light);
    disc(context, arm[2], 1.5, SKIN);
  }
}

function drawHead(
  context: CanvasRenderingContext2D,
  [x, y]: Pair,
  { helmet }: SidePalette,
  side: Side,
): void {
  disc(context, [x + 0.3, y + 0.6], 3.1, SKIN);
  context.fillStyle = helmet.middle;
  context.beginPath();
  context.arc(x, y - 0.1, 3.9, Math.PI * 0.95, Math.PI * 2.05);
  context.fill();
  if (side === 'german') drawNeckGuard(context, x, y);
  else context.fillRect(x - 4.1, y - 0.7, 8.3, 1.5);
  context.fillStyle = helmet.light;
  context.beginPath();
  context.ellipse(x - 1.1, y - 2.3, 1.7, 0.9, -0.5, 0, 2 * Math.PI);
  context.fill();
}

function drawNeckGuard(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  context.moveTo(x - 4, y - 0.6);
  context.lineTo(x - 4.5, y + 2);
  context.lineTo(x - 1.4, y + 1.6);
  context.lineTo(x + 4.7, y + 0.5);
  context.lineTo(x + 4, y - 0.8);
  context.fill();
}

export function limb(
  context: CanvasRenderingContext2D,
  points: readonly Pair[],
  width: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
}

export function disc(
  context: CanvasRenderingContext2D,
  [x, y]: Pair,
  radius: number,
  colour: string,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
