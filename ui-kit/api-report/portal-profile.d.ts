// The public surface of this entry, written by "npm run api-report". Do not edit.

export function Profile({ slots, appearance, isolation, ...section }: ProfileProps): ReactElement;

export interface ProfileProps extends ScreenSettings<FrameSlots & PortalSlots>, ProfileSectionProps {
}

export function ProfileSection({ extra }: ProfileSectionProps): ReactElement;

export interface ProfileSectionProps {
    readonly extra?: Omit<ExtraFields<Profile>, 'at'> | undefined;
}
