// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SubscriptionSection({ columns }: SubscriptionSectionProps): ReactElement;

export interface SubscriptionSectionProps {
    readonly columns?: ChangeColumns<Invoice> | undefined;
}
