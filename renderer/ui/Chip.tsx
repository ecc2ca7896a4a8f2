import './chip.css';

export type ChipTone = 'active' | 'ready' | 'plain' | 'danger' | 'hit';

export function Chip({ tone, label }: { readonly tone: ChipTone; readonly label: string }) {
  return <span className={`chip chip-${tone}`}>{label}</span>;
}
