import type { Application } from '../calls/dispatch.ts'
import { captchaActions } from '../captcha/records.ts'
import { flag, oneOf, optionalText, readBody } from '../http/body.ts'
import type { Emulator } from '../types.ts'

/** Serves `/__emulator/captcha`: whether a captcha is asked for, and the tokens that a test takes for one. */
export function serveCaptcha(app: Application, { captcha }: Pick<Emulator, 'captcha'>): void {
  app.put('/__emulator/captcha', async (context) => {
    const body = await readBody(context.req.raw)
    captcha.setPolicy({ enabled: flag(body, 'enabled'), siteKey: optionalText(body, 'siteKey') ?? 'portico-test-site' })
    return context.body(null, 204)
  })
  app.post('/__emulator/captcha', async (context) => {
    const body = await readBody(context.req.raw)
    return context.json({ token: captcha.issue(oneOf(body, 'action', captchaActions)) })
  })
}
