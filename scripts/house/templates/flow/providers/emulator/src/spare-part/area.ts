import { Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { draw, drawToken } from '../core/random.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { type SparePartCode, sparePartRecords } from './records.ts'

/** The spare part of a user, confirmed by a code. */
export const sparePart = area({
  records: sparePartRecords,
  handlers: {
    startDraftSparePart(call) {
      const { user } = call.holder()
      const token = drawToken(call.state, 40)
      const code = String(draw(call.state) % 1_000_000).padStart(6, '0')
      keep(call, user.id, {
        token,
        userId: user.id,
        codeHash: digest(code),
        expiresAt: call.now + lifetime,
        failures: 0,
      })
      const mail = { channel: 'email', to: user.email, kind: 'spare-part', subject: 'Your code' } as const
      send(call, { ...mail, text: `${code} is your code.` })
      return { otcToken: token }
    },

    verifyDraftSparePart(call) {
      const { user, tenant } = call.holder()
      const token = text(call.body, 'otcToken')
      const sent = call.state.sparePartCodes.find((one) => one.token === token && one.userId === user.id)
      if (!sent || sent.expiresAt <= call.now || sent.failures >= mostFailures) throw wrong()
      if (!isSame(digest(text(call.body, 'code')), sent.codeHash)) {
        sent.failures += 1
        throw wrong()
      }
      keep(call, user.id)
      call.audit({ user, tenantId: tenant.id })
    },
  },
})

const lifetime = 600_000
const mostFailures = 5

/** Keeps one code of a user, or none. */
function keep({ state }: Call<{ sparePartCodes: SparePartCode[] }>, userId: string, ...kept: readonly SparePartCode[]) {
  state.sparePartCodes = [...state.sparePartCodes.filter((one) => one.userId !== userId), ...kept]
}

const wrong = () => new Refusal(401, 'ER-SPARE-PART-CODE-INVALID', 'The code is wrong or too old. Ask for another')
