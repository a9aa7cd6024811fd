export { CodeStep } from './code-step.tsx'
export { LinkSentStep } from './link-sent-step.tsx'
export { LinkSuccessStep } from './link-success-step.tsx'
export { NoLocalStep } from './no-local-step.tsx'
