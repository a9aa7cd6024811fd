import { describe, expect, it } from 'vitest'
import { hookCallIn } from './checks.ts'

describe('the call of a hook in a stack', () => {
  it('is found in a stack of V8', () => {
    const stack = `Error
    at withoutProvider (index.js:40:9)
    at useClient (context.js:30:11)
    at useSession (use-session.js:5:3)
    at SignIn (sign-in.tsx:4:16)
    at renderWithHooks (react-dom.js:1:2)`
    expect(hookCallIn(stack)).toBe('useSession in SignIn')
  })

  it('is found in a stack of Firefox and WebKit', () => {
    const stack =
      'withoutProvider@index.js:40:9\nuseClient@context.js:30:11\nuseRoute@hooks.js:5:3\nSignIn@sign-in.tsx:4:16'
    expect(hookCallIn(stack)).toBe('useRoute in SignIn')
  })

  it('has a general name if the hook has one of the mechanism', () => {
    expect(hookCallIn('Error\n    at useFeature (feature-hook.js:3:1)\n    at SignIn (sign-in.tsx:4:16)')).toBe(
      'A Portico hook in SignIn',
    )
  })

  it('the hook of the mechanism is named by its feature', () => {
    const stack =
      'Error\n    at useClientFor (context.js:9:1)\n    at useFeature (feature-hook.js:3:1)\n    at SignIn (sign-in.tsx:4:16)'
    expect(hookCallIn(stack, 'login')).toBe('The hook of the feature login in SignIn')
  })

  it.each(['', 'Error', 'Error\n    at a (b.js:1:1)'])('has a general name if the stack has none: %o', (stack) => {
    expect(hookCallIn(stack)).toBe('A Portico hook')
  })
})
