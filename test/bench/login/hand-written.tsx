import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least a sign-in form can be on React: a label, a field, a button. */
function Form() {
  const [email, setEmail] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Sign in</h1>
      <label htmlFor="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <button type="submit">Continue</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Form />)
