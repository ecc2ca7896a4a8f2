import type { TerrainId } from '../../../../shared/coh/index.ts';
import { NO_HEX } from '../../../../shared/hex/index.ts';
import type { Ground } from './ground.ts';
import type { Heights } from './heights.ts';
import { smoothStep } from './noise.ts';
import { SAMPLE, type Zones } from './zones.ts';

export type Rgb = readonly [number, number, number];

/** The ground colours as pixels, one per sample of the zones: the underpainting. */
export interface Underpainting {
  readonly image: ImageData;
  colourAt(x: number, y: number): Rgb;
}

type Tones = readonly [Rgb, Rgb, Rgb];

const STEPPE_DARK: Rgb = [125, 131, 84];
const TONES = {
  steppe: [
    [163, 155, 104],
    [143, 143, 92],
    [182, 168, 115],
  ],
  wheat: [
    [198, 168, 94],
    [174, 140, 74],
    [211, 188, 124],
  ],
  corn: [
    [126, 122, 70],
    [104, 106, 60],
    [138, 128, 78],
  ],
  stubble: [
    [172, 154, 106],
    [154, 138, 94],
    [188, 172, 126],
  ],
  ploughed: [
    [130, 108, 74],
    [112, 92, 62],
    [146, 124, 88],
  ],
  woods: [
    [76, 87, 52],
    [61, 74, 44],
    [93, 99, 64],
  ],
  brush: [
    [134, 138, 85],
    [117, 121, 74],
    [149, 146, 94],
  ],
  yard: [
    [168, 146, 106],
    [149, 128, 88],
    [184, 164, 124],
  ],
  swamp: [
    [109, 122, 82],
    [91, 108, 76],
    [130, 134, 89],
  ],
} as const satisfies Record<string, Tones>;

const TONES_OF: Readonly<Record<TerrainId, Tones>> = {
  open: TONES.steppe,
  bridge: TONES.steppe,
  river: TONES.steppe,
  ford: TONES.steppe,
  stoneBuilding: TONES.yard,
  woodenBuilding: TONES.yard,
  woods: TONES.woods,
  brush: TONES.brush,
  corn: TONES.corn,
  wheat: TONES.wheat,
  swamp: TONES.swamp,
};

/** Before sowing and after the harvest nothing stands in the fields (H-24). */
const BARE: Readonly<Partial<Record<TerrainId, Tones>>> = {
  corn: TONES.ploughed,
  wheat: TONES.stubble,
};

function tonesOf({ board }: Ground, terrain: TerrainId): Tones {
  return (board.crops === 'bare' && BARE[terrain]) || TONES_OF[terrain];
}

const FIELD_RIM: Rgb = [96, 92, 52];
const SOFT_BLEND = 26;
const FIELD_BLEND = 5;
const FIELD_RIM_WIDTH = 9;

export function underpaint(ground: Ground, zones: Zones, heights: Heights): Underpainting {
  const image = new ImageData(zones.columns, zones.rows);
  for (let row = 0; row < zones.rows; row += 1)
    for (let column = 0; column < zones.columns; column += 1) {
      const sample = row * zones.columns + column;
      const x = ground.table.x + column * SAMPLE;
      const y = ground.table.y + row * SAMPLE;
      const flat = toneAt(ground, zones, sample, x, y);
      const terrain = ground.terrain[zones.hex[sample] as number];
      const [red, green, blue] = onHill(flat, heights, x, y, terrain);
      image.data.set([red, green, blue, 255], sample * 4);
    }
  return {
    image,
    colourAt: (x, y) => {
      const pixel = zones.sampleAt(x, y) * 4;
      return [
        image.data[pixel] as number,
        image.data[pixel + 1] as number,
        image.data[pixel + 2] as number,
      ];
    },
  };
}

function toneAt(ground: Ground, zones: Zones, sample: number, x: number, y: number): Rgb {
  const hex = zones.hex[sample] as number;
  if (hex === NO_HEX) return TONES.steppe[0];
  const own = ground.terrain[hex] as TerrainId;
  const broad = ground.broad.layered(x / 120, y / 120, 3);
  const fine = ground.fine.layered(x / 34, y / 34, 3);
  const tone = terrainTone(tonesOf(ground, own), broad, fine);
  const other = zones.other[sample] as number;
  if (other === NO_HEX) return tone;
  const beyond = ground.terrain[other] as TerrainId;
  const edge = zones.edge[sample] as number;
  return blendOver(tone, own, beyond, edge, () =>
    terrainTone(tonesOf(ground, beyond), broad, fine),
  );
}

function blendOver(
  tone: Rgb,
  own: TerrainId,
  other: TerrainId,
  edge: number,
  otherTone: () => Rgb,
): Rgb {
  const field = isField(own) || isField(other);
  const share = 0.5 * (1 - smoothStep(0, 1, edge / (field ? FIELD_BLEND : SOFT_BLEND)));
  const blended = share > 0 ? mix(tone, otherTone(), share) : tone;
  // A ploughed rim shows where a field ends.
  const rim = isField(own) === isField(other) ? 0 : Math.max(0, 1 - edge / FIELD_RIM_WIDTH);
  return mix(blended, FIELD_RIM, rim * 0.38);
}

function terrainTone(tones: Tones, broad: number, fine: number): Rgb {
  const [middle, dark, light] = tones;
  let tone = mix(middle, dark, smoothStep(-0.28, 0.28, broad));
  tone = mix(tone, light, smoothStep(0.02, 0.42, fine - broad * 0.25) * 0.85);
  if (tones === TONES.steppe)
    tone = mix(tone, STEPPE_DARK, smoothStep(0.1, 0.5, -fine - broad * 0.3) * 0.75);
  if (tones === TONES.yard) tone = mix(tone, TONES.steppe[1], smoothStep(0.12, 0.4, fine) * 0.6);
  const light6 = fine * 6;
  return [tone[0] + light6, tone[1] + light6, tone[2] + light6 * 0.8];
}

const HILL: Rgb = [184, 150, 95];
const HIGH_HILL: Rgb = [125, 84, 48];
/** The slope is measured over so many paint pixels. */
const SLOPE = 3;

/** The higher the browner; slopes to the north-west are lit, those to the south-east dark. */
function onHill(
  tone: Rgb,
  heights: Heights,
  x: number,
  y: number,
  terrain: TerrainId | undefined,
): Rgb {
  const height = heights.at(x, y);
  const rise = heights.at(x + SLOPE, y) + heights.at(x, y + SLOPE) - 2 * height;
  // Light stays on the hill: a lit foot would look like another kind of ground.
  const brightest = 1 + 0.22 * smoothStep(0.3, 0.6, height);
  const light = Math.max(0.6, Math.min(brightest, 1 + rise * 0.62 * 7.5));
  const grown = terrain === 'woods' || (terrain !== undefined && isField(terrain));
  const high = smoothStep(1.36, 1.64, height);
  const low = smoothStep(0.38, 0.62, height) * (grown ? 0.34 : 0.6) * (1 - 0.25 * high);
  const [red, green, blue] = mix(mix(tone, HILL, low), HIGH_HILL, high * (grown ? 0.4 : 0.66));
  return [red * light, green * light, blue * (light > 1 ? 1 + (light - 1) * 0.7 : light)];
}

export function isField(terrain: TerrainId): boolean {
  return terrain === 'wheat' || terrain === 'corn';
}

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
