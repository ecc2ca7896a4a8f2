/** A soldier as strokes in a box about 36 high, facing right, feet at the bottom. */
export type Pair = readonly [number, number];
export type Line = readonly Pair[];

export interface Pose {
  readonly head: Pair;
  /** From the shoulders to the hips. */
  readonly torso: readonly [Pair, Pair];
  /** Hip, knee, foot. */
  readonly legs: readonly Limb[];
  /** Shoulder, elbow, hand. */
  readonly arms: readonly Limb[];
  readonly rifle: readonly [Pair, Pair] | null;
  readonly stock: Line | null;
  /** A drum magazine below a submachine gun, or a pan on top of a machine gun. */
  readonly drum: Pair | null;
  readonly pan: Pair | null;
  readonly bipod: Pair | null;
  readonly grenade: Pair | null;
  readonly bundle: Pair | null;
  readonly scope: readonly [Pair, Pair] | null;
}

export type Limb = readonly [Pair, Pair, Pair];

/** Lines are written as "x,y x,y". */
interface Sketch {
  readonly head: string;
  readonly torso: string;
  readonly legs: readonly string[];
  readonly arms: readonly string[];
  readonly rifle?: string;
  readonly stock?: string;
  readonly drum?: string;
  readonly pan?: string;
  readonly bipod?: string;
  readonly grenade?: string;
  readonly bundle?: string;
  readonly scope?: string;
}

const KNEELING_LEGS = ['11,24 18,25 18,34', '10,24 9,32.5 2,34'];

const SKETCHES = {
  standing: {
    head: '12.5,4.6',
    torso: '12,9.5 11,19',
    legs: ['10.5,19 8.6,27 6,35', '12,19 14.6,26.5 16,35'],
    arms: ['12.5,11 16,14.5 20.5,11'],
    rifle: '9,11.4 30,9',
    stock: '6.5,13 10,11.2',
  },
  standingSmg: {
    head: '12.5,4.6',
    torso: '12,9.5 11,19',
    legs: ['10.5,19 8,27 5.5,35', '12,19 15,26.5 17,35'],
    arms: ['12.5,11 16,15 20,13'],
    rifle: '10,14 26,12',
    drum: '18,15.2',
  },
  running: {
    head: '15,5.4',
    torso: '13.5,10 10,19.5',
    legs: ['10,19.5 16,24 13.5,32', '9.5,19.5 5,26 -1.5,30.5'],
    arms: ['14,12 16,17 20,16'],
    rifle: '7,20 25,11',
  },
  runningSmg: {
    head: '15,5.4',
    torso: '13.5,10 10,19.5',
    legs: ['10,19.5 16,24 14,32', '9.5,19.5 5,26 -1.5,30.5'],
    arms: ['14,12 15.5,17.5 19.5,16.5'],
    rifle: '9,17 24,15',
    drum: '17.5,18',
  },
  kneeling: {
    head: '13,9.6',
    torso: '12.2,14.5 10.5,24',
    legs: KNEELING_LEGS,
    arms: ['13,16 16.5,19.5 21,16.5'],
    rifle: '10,16.6 31,15',
    stock: '7.5,18.4 11,16.6',
  },
  serving: {
    head: '14,9.6',
    torso: '12.6,14.5 10.5,24',
    legs: KNEELING_LEGS,
    arms: ['13,16 17,20.5 23,20'],
  },
  loading: {
    head: '5,9.6',
    torso: '6.4,14.5 9.5,24',
    legs: ['9,24 2,26 3,34', '10,24 12,32.5 18,34'],
    arms: ['6,16 2,19 -4,16'],
  },
  throwing: {
    head: '13,4.8',
    torso: '12.4,9.5 11,19',
    legs: ['10.5,19 6.5,26 2,34', '12,19 17,25.5 18.5,35'],
    arms: ['11.5,10.5 5,8 2.6,2.4', '13,11.5 18,13 22,10'],
    grenade: '2.2,0',
  },
  /** A bundle of grenades swung over the head. */
  hurling: {
    head: '13,6.4',
    torso: '11.6,11 12,20',
    legs: ['11,20 5.5,25.5 -1,33', '13,20 20,23.5 20.5,34'],
    arms: ['10.5,12 3.4,11 0.6,4.6', '13.5,13 19,15 23,12'],
    bundle: '-0.4,1',
  },
  /** The rifle rests; the sight is on top. */
  sniping: {
    head: '13.4,10.4',
    torso: '12.2,15 10.5,24',
    legs: KNEELING_LEGS,
    arms: ['13,16 17.5,21 22.5,16.2', '12,16.5 13,20 14,17'],
    rifle: '9,17.4 40,14',
    stock: '6.5,19 10.5,17.2',
    scope: '15.5,13.6 23,12.8',
  },
  prone: {
    head: '37,5.4',
    torso: '32,9.6 20,14',
    legs: ['20,14 10,17 0,20', '20,15 11,19.6 3,22.4'],
    arms: ['33,11 37,15 42,10.5'],
  },
  proneLmg: {
    head: '33,4',
    torso: '28,8.4 17,13.5',
    legs: ['17,13.5 8,17 0,20', '17,14.5 9,19.6 2,22'],
    arms: ['29,10 33,14 38,9.5'],
    rifle: '30,8 56,6.4',
    bipod: '50,6.8',
    pan: '39,5',
  },
  proneAtRifle: {
    head: '32,4',
    torso: '27,8.4 16,13.5',
    legs: ['16,13.5 7,17 0,20', '16,14.5 8,19.6 2,22'],
    arms: ['28,10 32,14 37,9.5'],
    rifle: '27,8.2 66,5',
    bipod: '46,7',
  },
} as const satisfies Record<string, Sketch>;

export type PoseName = keyof typeof SKETCHES;

export function poseOf(name: PoseName): Pose {
  const sketch: Sketch = SKETCHES[name];
  const { head, torso, legs, arms, rifle, stock, drum, pan, bipod } = sketch;
  const { grenade, bundle, scope } = sketch;
  return {
    head: pair(head),
    torso: ends(torso),
    legs: legs.map(limb),
    arms: arms.map(limb),
    rifle: rifle === undefined ? null : ends(rifle),
    stock: stock === undefined ? null : ends(stock),
    drum: drum === undefined ? null : pair(drum),
    pan: pan === undefined ? null : pair(pan),
    bipod: bipod === undefined ? null : pair(bipod),
    grenade: grenade === undefined ? null : pair(grenade),
    bundle: bundle === undefined ? null : pair(bundle),
    scope: scope === undefined ? null : ends(scope),
  };
}

function pair(text: string): Pair {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

function ends(text: string): readonly [Pair, Pair] {
  const [from = '', to = ''] = text.split(' ');
  return [pair(from), pair(to)];
}

function limb(text: string): Limb {
  const [root = '', joint = '', tip = ''] = text.split(' ');
  return [pair(root), pair(joint), pair(tip)];
}
