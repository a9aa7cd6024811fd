// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Accepted = readonly Kind[] | {
    readonly texts: readonly string[];
};

export interface AddressRules {
    readonly options: Pick<Client['options'], 'baseUrl' | 'urlPrefix' | 'pictureOrigins'>;
    readonly ports: {
        readonly page: Pick<Client['ports']['page'], 'url'>;
    };
}

export type Day = string;

export interface GivenTarget extends Omit<Target, 'baseUrl'> {
    readonly baseUrl?: BaseUrl | URL | undefined;
}

export type Kind = 'array' | 'boolean' | 'function' | 'number' | 'object' | 'string';

export type StoredAddressUse = 'picture' | 'link';

export type Zone = string | undefined;

export function addressOf({ baseUrl, urlPrefix }: Target, path: string, values?: PathValues, query?: Readonly<Record<string, unknown>>): string;

export function cameraOf({ camera }: Pick<Ports, 'camera'>): Camera;

export function csvOf(lines: readonly (readonly string[])[]): string;

export function dayAfter(day: Day, later?: number): Day;

export function dayIn(zone: Zone, at: number): Day;

export function daysBetween(zone: Zone, from: number, to: number): number;

export function developerError(code: string, message: string, details?: PorticoErrorDetails): PorticoError;

export function endOfDay(zone: Zone, day: Day): number | null;

export function isLoopback({ hostname }: URL): boolean;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>>;

export function loadDevices(): Promise<void>;

export function loadMfa(): Promise<void>;

export function nearest(name: string, known: readonly string[]): string | null;

export function plainText(text: string): string;

export function routesOf(client: Client): RouteUrls;

export const rowsAtOnce = 10;

export function shownLine(text: string): string;

export function signInAddress(client: Client, query?: string): string;

export function storedAddress(client: AddressRules | null, address: unknown, use: StoredAddressUse): string | null;

export function strangeCharacter(text: string): string | null;

export function targetOf({ baseUrl, urlPrefix: given }?: GivenTarget): Target;

export function trustedBy(name: string, kind: 'createScriptURL' | 'createHTML'): (text: string) => unknown;

export function unknownNames(of: string, names: readonly string[], known: readonly string[]): readonly string[];

export function visibleText(text: string): string;

export function withChecksPage(warning: string): string;

export function wrongKinds(of: string, values: object, accepted: Readonly<Record<string, Accepted>>): readonly string[];

export function zoneNamed(name: string | null | undefined): Zone;
