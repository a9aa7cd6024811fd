// The public surface of this entry, written by "npm run api-report". Do not edit.

export function CheckoutBundle({ children }: {
    readonly children: ReactNode;
}): ReactElement;

export function InTopLayer(): null;

export type Isolation = 'shadow' | 'none';

export const IsolationContext: _$react.Context<Isolation>;

export function PortalBundle({ children }: {
    readonly children: ReactNode;
}): ReactElement;

export function ScreenSurface({ isolation, children }: ScreenSurfaceProps): ReactElement;

export interface ScreenSurfaceProps {
    readonly isolation?: Isolation | undefined;
    readonly children: ReactNode;
}

export interface SurfaceSetting {
    readonly portal: HTMLElement | null;
    readonly styled: () => Promise<void>;
}

export function focusedAround(element: Element): Element | null;

export function holdsFocus(element: Element): boolean;

export const modals = "[role=\"dialog\"], [role=\"alertdialog\"], [data-modal]";

export function useAnnounce(): (message: string) => void;

export function useMessageLayer(ref: RefObject<HTMLElement | null>, message: string | number | undefined): void;

export function useSurface(): SurfaceSetting;

export function useTopLayer(isOpen?: boolean): void;

export function whenIdle(work: () => void): () => void;
