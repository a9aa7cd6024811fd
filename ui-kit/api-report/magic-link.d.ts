// The public surface of this entry, written by "npm run api-report". Do not edit.

export function MagicLinkPage({ links, fixed, ...settings }: MagicLinkPageProps): ReactElement;

export interface MagicLinkPageProps extends ScreenSettings<LoginSlots> {
    readonly links?: readonly PageLink[] | undefined;
    readonly fixed?: FixedFlow<MagicLinkStep> | undefined;
}
