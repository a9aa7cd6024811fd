// The public surface of this entry, written by "npm run api-report". Do not edit.

export const MagicLinkPage: (props: MagicLinkPageProps) => ReactElement;

export interface MagicLinkPageProps extends FlowPageProps<FixedFlow<MagicLinkStep>, LoginSlots> {
}
