import { area } from '../calls/area.ts'
import { signInFactor } from './handlers.ts'
import { mfaRecords } from './records.ts'
import { selfService } from './self-service.ts'
import { sentCodes } from './sent-codes.ts'
import { stepUp } from './step-up.ts'

/** The second factor: at sign-in, for step-up, and in the profile. */
export const mfa = area({
  records: mfaRecords,
  handlers: { ...signInFactor, ...selfService, ...sentCodes, ...stepUp },
})
