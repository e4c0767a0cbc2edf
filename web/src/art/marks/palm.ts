/** A raised hand in a riding glove: somebody asks for more time. 60 × 70. */
import { box, type Drawing, drawing, line, oval, plane } from '../pen';

export const palm = (): Drawing =>
  drawing(
    60,
    70,
    oval(30, 66, 20, 4, '#150703', 'opacity=".4"') +
      plane(
        'M14 66V44C8 38 4 31 6 28 8 25 12 27 16 33V13C16 8 23 8 23.5 13V28 8C24 2 31 2 31.5 8V28 10C32 5 39 5 39 10.5V30 17C39.5 12 46 12 46 17.5V44C46 52 44 56 44 66Z',
        '#c98f4c',
      ) +
      plane('M34 28V10C34 5 39 5 39 10.5V30 17C39.5 12 46 12 46 17.5V44C46 52 44 56 44 66H30C36 54 36 42 34 28Z', '#96602c') +
      line('M23.5 28V33M31.5 28V33M39 30V34M20 46Q30 52 40 45', '#6b3f1a', 1.8) +
      box(12, 58, 34, 10, '#7a4322', 'rx="3"') +
      box(30, 58, 16, 10, '#57291a', 'rx="3"') +
      line('M14 63H44', '#d9a768', 1.3, 'stroke-dasharray="3 2.5"'),
  );
