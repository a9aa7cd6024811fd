import { revalidatePath } from 'next/cache'
import { portico } from '../../portico'

export default async function NamePage() {
  const { user } = await portico.requireSession()
  return (
    <form action={rename}>
      <h1>Your name is {user.name}</h1>
      <label>
        New name <input name="name" required />
      </label>
      <button type="submit">Save</button>
    </form>
  )
}

async function rename(form: FormData) {
  'use server'
  const client = await portico.getClient()
  await client?.api.put('/identity/resources/users/v2/me', { body: { name: String(form.get('name')) } })
  client?.dispose()
  await portico.renewSession()
  revalidatePath('/', 'layout')
}
