export { SubscriptionSection, type SubscriptionSectionProps } from './subscription-section.tsx'
