export { PasskeyWay, type PasskeyWayProps } from './passkey-way.tsx'
export { PromptStep } from './prompt-step.tsx'
