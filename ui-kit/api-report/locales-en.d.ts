// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Catalogue = {
    readonly [Key in MessageKey]: Message<Placeholders[Key]>;
};

export interface CompleteLocale extends Locale {
    readonly messages: Catalogue;
}

export interface Locale {
    readonly code: string;
    readonly dir: 'ltr' | 'rtl';
    readonly group?: BundleGroup | undefined;
    readonly messages: Partial<Catalogue>;
}

export type Message<MessageValues> = string | ((values: MessageValues, formatter: Formatter) => string);

export type MessageKey = keyof Placeholders;

export const en: CompleteLocale;

export const englishTexts: Readonly<Record<MessageKey, string>>;

export function missingMessages({ messages }: Locale): readonly MessageKey[];
