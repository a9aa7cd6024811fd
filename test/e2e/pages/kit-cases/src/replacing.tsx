import { RedirectToSignIn, SignedIn, useLogin, useSession } from '@portico/headless'
import {
  type Appearance,
  type ButtonProps,
  LoginPage,
  type LoginSlots,
  PorticoKit,
  type StepHeaderProps,
  type StepProps,
} from '@portico/ui-kit'
import '@portico/ui-kit/styles.css'
import sheetAddress from './square.css?url'

const query = new URLSearchParams(location.search)
const isolation = query.get('isolation') === 'none' ? 'none' : 'shadow'
const client = { baseUrl: import.meta.env.VITE_EMULATOR_URL }

/** The login page with one thing replaced or restyled: `?case=`. */
export function ReplacingPage() {
  const { slots, appearance } = cases[query.get('case') ?? ''] ?? {}
  return (
    <PorticoKit
      client={client}
      isolation={isolation}
      brand={{ name: 'Lantern' }}
      screens={{ loginUrl: LoginPage }}
      slots={slots}
      appearance={appearance}
    >
      <RedirectToSignIn />
      <SignedIn>
        <Home />
      </SignedIn>
    </PorticoKit>
  )
}

interface Case {
  readonly slots?: LoginSlots
  readonly appearance?: Appearance
}

const constructed = new CSSStyleSheet()
constructed.replaceSync('.portico-Button { border-radius: 1px } .cut { text-transform: uppercase }')

const cases: Readonly<Record<string, Case>> = {
  button: { slots: { Button: OwnButton } },
  password: { slots: { PasswordStep: OwnPasswordStep } },
  header: { slots: { StepHeader: OwnHeader } },
  token: { appearance: { tokens: { '--portico-color-primary': 'rgb(0, 96, 64)' } } },
  class: { appearance: { classNames: { Button: 'cut' }, sheets: [constructed] } },
  address: { appearance: { sheets: [sheetAddress] } },
}

function OwnButton({ children, type = 'button', isDisabled, onPress, busy, isPending }: ButtonProps) {
  return (
    <button type={type} className="own-button" disabled={isDisabled} onClick={onPress} aria-busy={isPending}>
      {isPending ? busy : children}
    </button>
  )
}

function OwnHeader({ title, headingRef }: StepHeaderProps) {
  return (
    <h1 ref={headingRef} tabIndex={-1} className="own-header">
      {title}, please
    </h1>
  )
}

function OwnPasswordStep({ step }: StepProps<{ readonly name: 'loginWithPassword'; readonly email: string }>) {
  const { submitPassword, calls } = useLogin()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const password = new FormData(event.currentTarget).get('word')
        void submitPassword({ password: String(password) })
      }}
    >
      <h1>{step.email} and the word?</h1>
      <label>
        The word
        <input name="word" type="password" autoComplete="current-password" />
      </label>
      <p role="alert">{calls.submitPassword.error?.message}</p>
      <button type="submit">Open</button>
    </form>
  )
}

function Home() {
  const { user } = useSession()
  return <h1>Welcome back, {user?.name}</h1>
}
