export { CodeStep } from './code-step.tsx'
export { LinkSentStep, LinkSuccessStep, NoLocalStep } from './link-steps.tsx'
