import { useSession } from '@portico/headless'
import { useId } from 'react'

/** The signed-in user as a button, with the account and the sign-out below it. The browser opens and closes the popover. */
export function UserMenu() {
  const { user, tenant, logOut } = useSession()
  const id = useId()
  if (!user) return null
  const name = user.name || user.email
  return (
    <>
      <button
        type="button"
        aria-label={name}
        popoverTarget={id}
        className="grid size-10 place-items-center rounded-full bg-accent font-semibold text-white dark:bg-accent-soft dark:text-slate-950"
      >
        {initialsOf(name)}
      </button>
      <div id={id} popover="auto" className="card inset-auto end-4 top-14 m-0 w-64 p-4 text-inherit shadow-xl sm:end-8">
        <p className="font-semibold">{name}</p>
        <p className="soft truncate text-sm">{user.email}</p>
        <p className="soft mb-4 text-sm">{tenant?.name}</p>
        <button type="button" className="button w-full" onClick={() => void logOut()}>
          Sign out
        </button>
      </div>
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase()).join('')
}
