import type { FlowPageProps, FlowScreenProps } from '../../frame/steps/flow-screen.tsx'
import type { TermsProps } from '../../frame/terms.tsx'

export interface ActivationBoxProps extends FlowScreenProps, Pick<TermsProps, 'termsUrl' | 'privacyUrl'> {}

export interface ActivationPageProps extends ActivationBoxProps, Pick<FlowPageProps, 'links'> {}
