import { Icon, type IconName } from './icon.tsx'

/** What an {@link Emblem} takes. */
export interface EmblemProps {
  /** Its icon. */
  readonly name: IconName
  /** What it stands for. */
  readonly tone: 'neutral' | 'success'
}

/** A large mark above the words of a screen. */
export function Emblem({ name, tone }: EmblemProps) {
  return (
    <span className="emblem" data-tone={tone}>
      <Icon name={name} />
    </span>
  )
}
