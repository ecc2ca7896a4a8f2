import './diceFaces.css';

/** Where the pips of each face sit, on a grid of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

interface DiceFacesProps {
  readonly dice: readonly number[];
  readonly size: number;
}

export function DiceFaces({ dice, size }: DiceFacesProps) {
  return (
    <span className="dice">
      <span className="visually-hidden">{dice.join(' + ')}</span>
      {dice.map((die, index) => (
        <svg
          key={`${index}-${die}`}
          width={size}
          height={size}
          viewBox="0 0 30 30"
          aria-hidden="true"
        >
          <rect x="1" y="1" width="28" height="28" rx="6" />
          {PIPS[die]?.map(([column, row]) => (
            <circle key={`${column}${row}`} cx={8 + column * 7} cy={8 + row * 7} r="2.7" />
          ))}
        </svg>
      ))}
    </span>
  );
}
