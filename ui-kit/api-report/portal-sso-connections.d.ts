// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SsoSection(props: SsoSectionProps): ReactElement;

export interface SsoSectionProps {
    readonly columns?: ChangeColumns<SsoConnection> | undefined;
}
