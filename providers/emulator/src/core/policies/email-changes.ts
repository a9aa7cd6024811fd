import { yesOrNo } from '../options.ts'
import { flag, record } from '../shape.ts'
import { policy } from './policy.ts'

/** If users may change their own address. */
export interface EmailPolicy {
  allowEmailChange: boolean
}

export const emailChanges = policy<'emailChanges', EmailPolicy, { emailChange: boolean }>('emailChanges', {
  shape: record<EmailPolicy>({ allowEmailChange: flag }),
  usual: () => ({ allowEmailChange: true }),
  options: { emailChange: yesOrNo },
  arrange: ({ allowEmailChange }, { emailChange = allowEmailChange }) => ({ allowEmailChange: emailChange }),
  shown: ({ allowEmailChange }) => ({ emailChange: allowEmailChange }),
})
