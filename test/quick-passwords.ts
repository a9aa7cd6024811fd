import { scryptSync } from 'node:crypto'
import { demoPassword, type Emulator } from '@portico/emulator'

/**
 * Hashes the demo password of every account at the least cost there is. The emulator checks a password at the cost that is
 * stored with its hash, a fifth of a second where it is the real one, which nothing else is the better tested for.
 */
export function makePasswordsQuick({ arrange }: Pick<Emulator, 'arrange'>): void {
  arrange(({ users }) => {
    for (const user of users) if (user.passwordHash !== null) user.passwordHash = quickHash
  })
}

const cost = { N: 2, r: 1, p: 1 }
const hash = scryptSync(demoPassword, Buffer.alloc(16), 32, cost).toString('hex')
const quickHash = ['scrypt', cost.N, cost.r, cost.p, '00'.repeat(16), hash].join('$')
