// The public surface of this entry, written by "npm run api-report". Do not edit.

export function GroupsSection({ columns }: GroupsSectionProps): ReactElement;

export interface GroupsSectionProps {
    readonly columns?: ChangeColumns<Group> | undefined;
}
