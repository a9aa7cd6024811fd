import { Avatar } from './avatar.tsx'

/** What an {@link Identity} takes. */
export interface IdentityProps {
  /** Who signs in. */
  readonly email: string
  /** Goes back to choose another address. */
  readonly onChange: () => void
}

/** Who signs in, in sight through the whole flow. A real field, so that password managers know whose password it is. */
export function Identity({ email, onChange }: IdentityProps) {
  return (
    <div className="identity">
      <Avatar name={email} />
      <input
        aria-label="Signing in as"
        name="username"
        type="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        readOnly
        tabIndex={-1}
      />
      <button type="button" className="link" onClick={onChange}>
        Change<span className="visually-hidden"> email address</span>
      </button>
    </div>
  )
}
