// The public surface of this entry, written by "npm run api-report". Do not edit.

export function DomainRestrictions(props: DomainRestrictionsProps): ReactElement;

export interface DomainRestrictionsProps {
    readonly columns?: ChangeColumns<DomainRestriction> | undefined;
}

export function IpRestrictions(props: IpRestrictionsProps): ReactElement;

export interface IpRestrictionsProps {
    readonly columns?: ChangeColumns<IpRestriction> | undefined;
}
