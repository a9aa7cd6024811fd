import { Account } from './account-panel'

export default function Page() {
  return <Account />
}
