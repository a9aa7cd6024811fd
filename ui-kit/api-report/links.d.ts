// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ImpersonationBanner(settings: ScreenSettings<LoginSlots>): ReactElement | null;

export const ImpersonationPage: (props: RoutePageProps) => ReactElement;

export const UnlockPage: (props: RoutePageProps) => ReactElement;
