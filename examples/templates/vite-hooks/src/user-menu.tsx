import { useSession } from '@portico/headless'
import { useRef, useState } from 'react'
import { Link } from './link.tsx'

/** The signed-in user as a button, with the tenants of the user and the sign-out below it. */
export function UserMenu() {
  const { user, tenant, logOut } = useSession()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!user) return null
  const name = user.name || user.email
  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={name}
        className="grid size-10 place-items-center rounded-full bg-accent font-semibold text-white dark:bg-accent-soft dark:text-slate-950"
        onClick={() => setOpen(!isOpen)}
      >
        {initialsOf(name)}
      </button>
      {isOpen && (
        <div className="card absolute inset-e-0 top-12 z-10 grid w-64 gap-4 p-4 shadow-xl">
          <div>
            <p className="font-semibold">{name}</p>
            <p className="soft truncate text-sm">{user.email}</p>
            <p className="soft text-sm">{tenant?.name}</p>
          </div>
          <Link href="/users" className="button">
            Users
          </Link>
          <button type="button" className="button" onClick={() => void logOut()}>
            Sign out
          </button>
        </div>
      )}
    </div>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase()).join('')
}
