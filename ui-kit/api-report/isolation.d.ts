// The public surface of this entry, written by "npm run api-report". Do not edit.

export function CheckoutBundle({ children }: {
    readonly children: ReactNode;
}): ReactElement;

export type Isolation = 'shadow' | 'none';

export const IsolationContext: _$react.Context<Isolation>;

export function PortalBundle({ children }: {
    readonly children: ReactNode;
}): ReactElement;

export function Surface({ isolation, children }: SurfaceProps): ReactElement;

export interface SurfaceProps {
    readonly isolation?: Isolation | undefined;
    readonly children: ReactNode;
}

export interface SurfaceSetting {
    readonly portal: HTMLElement | null;
    readonly styled: () => Promise<void>;
}

export function useSurface(): SurfaceSetting;

export function whenIdle(work: () => void): () => void;
