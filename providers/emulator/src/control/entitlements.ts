import { malformed } from '@portico/headless/provider'
import type { Application } from '../calls/dispatch.ts'
import { featureOf } from '../entitlements/entitlement-grants.ts'
import { planOf } from '../entitlements/plans.ts'
import type { Scope } from '../holdings/scope.ts'
import { type Body, oneOf, only, readBody, text } from '../http/body.ts'
import type { Emulator } from '../types.ts'

/**
 * Serves `/__emulator/entitlements`, `plans`, `permissions` and `flags`. The query names the scope; one member of the
 * body names the action and the key. The answer is the new content of the scope.
 */
export function serveEntitlements(app: Application, emulator: Emulator): void {
  const { entitlements, plans, permissions, flags } = emulator
  serve(app, 'entitlements', entitlements.held, {
    grant: (key, body, scope) => entitlements.grant(key, { ...featureOf(body), ...scope }),
    expire: bare(entitlements.expire),
    revoke: bare(entitlements.revoke),
    unset: bare(entitlements.unset),
  })
  serve(app, 'plans', plans.held, {
    set: (id, body, scope) => plans.set(id, planOf(body), scope),
    unset: bare(plans.unset),
  })
  serve(app, 'permissions', permissions.held, {
    grant: bare(permissions.grant),
    revoke: bare(permissions.revoke),
    unset: bare(permissions.unset),
  })
  serve(app, 'flags', flags.held, {
    set: (name, body, scope) => flags.set(name, oneOf(only(body, ['value']), 'value', ['on', 'off']), scope),
    unset: bare(flags.unset),
  })
}

/** Does one thing to a key. The body is without the member that names both. */
type Change = (key: string, body: Body, scope: Scope) => void

function serve(app: Application, name: string, held: (scope: Scope) => object, changes: Record<string, Change>): void {
  const path = `/__emulator/${name}`
  app.get(path, (context) => Response.json(held(scopeOf(context.req.url))))
  app.post(path, async (context) => {
    const scope = scopeOf(context.req.url)
    const body = await readBody(context.req.raw)
    const [[verb, change] = [], ...others] = Object.entries(changes).filter(([one]) => Object.hasOwn(body, one))
    if (verb === undefined || change === undefined || others.length > 0) {
      throw malformed(`Give one of ${Object.keys(changes).join(', ')}, with a key`)
    }
    const { [verb]: _, ...rest } = body
    change(text(body, verb), rest, scope)
    return Response.json(held(scope))
  })
}

function bare(change: (key: string, scope: Scope) => void): Change {
  return (key, body, scope) => {
    only(body, [])
    change(key, scope)
  }
}

function scopeOf(url: string): Scope {
  return only(Object.fromEntries(new URL(url).searchParams), ['tenantId', 'userId'])
}
