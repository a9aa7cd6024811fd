import { useLoginActions } from '@frontegg/react'
import { useState } from 'react'

export function LoginForm() {
  const { login } = useLoginActions()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        login({ email, password })
      }}
    >
      <label>
        Email <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button>Sign in</button>
    </form>
  )
}
