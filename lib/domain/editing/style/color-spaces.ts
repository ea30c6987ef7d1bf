import type { Mode } from 'culori';
import {
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode,
} from 'culori/fn';
import { dictionary } from '../dictionary.ts';

/** The spaces of CSS: half of those that the library has. */
for (const mode of [
  modeRgb,
  modeLrgb,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz65,
  modeXyz50,
])
  useMode(mode);
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch]) useMode(mode);

/** CSS's names of colour spaces, as the library has them. */
export const SPACES: Readonly<Record<string, Mode>> = dictionary({
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  'a98-rgb': 'a98',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  xyz: 'xyz65',
  'xyz-d65': 'xyz65',
  'xyz-d50': 'xyz50',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
});
/** Channels in order, and what one of them is in CSS where the library counts from 0 to 1. */
export const CHANNELS: Readonly<
  Record<string, readonly (readonly [name: string, scale: number])[]>
> = {
  rgb: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  lrgb: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  p3: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  a98: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  prophoto: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  rec2020: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
  xyz65: [
    ['x', 1],
    ['y', 1],
    ['z', 1],
  ],
  xyz50: [
    ['x', 1],
    ['y', 1],
    ['z', 1],
  ],
  hsl: [
    ['h', 1],
    ['s', 100],
    ['l', 100],
  ],
  hwb: [
    ['h', 1],
    ['w', 100],
    ['b', 100],
  ],
  lab: [
    ['l', 1],
    ['a', 1],
    ['b', 1],
  ],
  lch: [
    ['l', 1],
    ['c', 1],
    ['h', 1],
  ],
  oklab: [
    ['l', 1],
    ['a', 1],
    ['b', 1],
  ],
  oklch: [
    ['l', 1],
    ['c', 1],
    ['h', 1],
  ],
};
