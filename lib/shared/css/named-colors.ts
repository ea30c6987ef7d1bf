/** Shades, each before the colours that have it. */
const SHADES =
  'dark:blue,cyan,goldenrod,gray,green,grey,khaki,magenta,olivegreen,orange,orchid,red,salmon,seagreen,slateblue,slategray,slategrey,turquoise,violet ' +
  'light:blue,coral,cyan,goldenrodyellow,gray,green,grey,pink,salmon,seagreen,skyblue,slategray,slategrey,steelblue,yellow ' +
  'medium:aquamarine,blue,orchid,purple,seagreen,slateblue,springgreen,turquoise,violetred ' +
  'pale:goldenrod,green,turquoise,violetred deep:pink,skyblue';

const PLAIN =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue ' +
  'blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk ' +
  'crimson cyan dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia ' +
  'gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink ' +
  'indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lime ' +
  'limegreen linen magenta maroon midnightblue mintcream mistyrose moccasin navajowhite ' +
  'navy oldlace olive olivedrab orange orangered orchid papayawhip peachpuff peru pink ' +
  'plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon ' +
  'sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow ' +
  'springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke ' +
  'yellow yellowgreen transparent currentcolor';

/** The colour names of CSS Color 4, and the two keywords that are colours. */
export const NAMED_COLORS: ReadonlySet<string> = new Set([
  ...PLAIN.split(' '),
  ...SHADES.split(' ').flatMap((each) => {
    const [shade = '', colors = ''] = each.split(':');
    return colors.split(',').map((color) => shade + color);
  }),
]);
