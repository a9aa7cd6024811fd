// The public surface of this entry, written by "npm run api-report". Do not edit.

export function AdminPortal({ isInline, sections, pages, onTitle, connectSlack, loadsAhead, ...settings }: AdminPortalProps): ReactElement | null;

export interface AdminPortalProps extends ScreenSettings<FrameSlots & PortalSlots & ShellSlots & NotificationsSlots> {
    readonly isInline?: boolean | undefined;
    readonly sections?: ((ours: readonly Section[]) => readonly Section[]) | undefined;
    readonly pages?: PortalPages | undefined;
    readonly onTitle?: ((title: string) => void) | undefined;
    readonly connectSlack?: ConnectSlack | undefined;
    readonly loadsAhead?: boolean | undefined;
}

export interface NavItemProps {
    readonly label: string;
    readonly icon: ReactNode;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly onPress: () => void;
    readonly onIntent: () => void;
    readonly className?: string | undefined;
}

export interface OpenRecord {
    readonly record: string | null;
    readonly tab: string | null;
    readonly openRecord: (id: string, tab?: string) => void;
    readonly hrefOf?: ((id: string, tab?: string) => string) | undefined;
    readonly closeRecord: () => void;
    readonly sections: readonly string[];
    readonly openTab: (id: string) => void;
}

export interface OwnSection extends Omit<Section, 'load'> {
    readonly component: ComponentType;
}

export type PortalComponentName = keyof PortalComponents;

export type PortalComponents = typeof ourComponents;

export interface Section extends PortalSectionRule {
    readonly label?: string | undefined;
    readonly icon?: string | undefined;
    readonly group?: SectionGroup | (string & {}) | undefined;
    readonly load: () => Promise<ComponentType>;
}

export type SectionGroup = 'you' | 'organisation' | 'security' | 'build';

export interface ShellSlots {
    readonly NavItem?: ComponentType<NavItemProps> | undefined;
    readonly TopBar?: ComponentType<TopBarProps> | undefined;
}

export interface TopBarProps {
    readonly name: string;
    readonly logo?: string | null | undefined;
    readonly menu: ReactNode;
    readonly actions: ReactNode;
    readonly className?: string | undefined;
}

export function portalComponent<Name extends PortalComponentName>(name: Name): PortalComponents[Name];

export const portalComponentNames: readonly string[];

export function sectionOf(section: Section | OwnSection): Section;

export function useOpenRecord(): OpenRecord;
