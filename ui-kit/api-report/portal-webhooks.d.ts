// The public surface of this entry, written by "npm run api-report". Do not edit.

export type ConnectSlack = (application: {
    readonly clientId: string;
}) => void;

export function WebhooksSection({ connectSlack }: WebhooksSectionProps): ReactElement;

export interface WebhooksSectionProps {
    readonly connectSlack?: ConnectSlack | undefined;
}
