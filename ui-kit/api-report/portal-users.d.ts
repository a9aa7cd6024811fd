// The public surface of this entry, written by "npm run api-report". Do not edit.

export function InviteDialog(props: InviteDialogProps): ReactElement | null;

export interface InviteDialogProps extends ScreenSettings<FrameSlots & PortalSlots> {
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly fields?: InviteFields | undefined;
}

export interface InviteField {
    readonly appearance?: FieldAppearance | undefined;
    readonly isRequired?: boolean | undefined;
}

export interface InviteFields {
    readonly name?: InviteField | undefined;
    readonly phoneNumber?: InviteField | undefined;
}

export function UsersSection(props: UsersSectionProps): ReactElement;

export interface UsersSectionProps extends UsersSettings {
}

export interface UsersSettings {
    readonly columns?: ChangeColumns<UserRow> | undefined;
    readonly mode?: 'pages' | 'endless' | undefined;
    readonly includeSubTenants?: boolean | undefined;
    readonly inviteFields?: InviteFields | undefined;
}

export function UsersTable({ slots, appearance, isolation, ...settings }: UsersTableProps): ReactElement;

export interface UsersTableProps extends UsersSettings, ScreenSettings<FrameSlots & PortalSlots> {
}
