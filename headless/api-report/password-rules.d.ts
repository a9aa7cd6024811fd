// The public surface of this entry, written by "npm run api-report". Do not edit.

export type CharacterKind = 'lowercase' | 'uppercase' | 'number' | 'special';

export interface CharactersRule {
    readonly name: 'characters';
    readonly atLeast: number;
    readonly kinds: readonly {
        readonly kind: CharacterKind;
        readonly isMet: boolean;
    }[];
    readonly phraseLength: number | null;
    readonly isMet: boolean;
}

export type CheckedRule = MinLengthRule | MaxLengthRule | RepeatsRule | CharactersRule;

export interface MaxLengthRule {
    readonly name: 'maxLength';
    readonly limit: number;
    readonly isMet: boolean;
}

export interface MinLengthRule {
    readonly name: 'minLength';
    readonly limit: number;
    readonly isMet: boolean;
}

export interface PasswordCheck {
    readonly rules: readonly CheckedRule[];
    readonly isAcceptable: boolean;
    readonly isPassphrase: boolean;
    readonly strength: PasswordStrength;
}

export interface PasswordRules {
    readonly minLength: number;
    readonly maxLength: number;
    readonly isPassphraseAllowed: boolean;
    readonly minPhraseLength: number;
    readonly isRepeatRefused: boolean;
    readonly characters: readonly CharacterKind[];
    readonly minCharacterKinds: number;
}

export interface PasswordRulesActions {
    load(): Promise<Outcome>;
}

export interface PasswordRulesOptions {
    readonly userId?: string | undefined;
}

export interface PasswordRulesState {
    readonly rules: PasswordRules | null;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export interface RepeatsRule {
    readonly name: 'repeats';
    readonly isMet: boolean;
}

export function assertAcceptable(client: Client, password: string, { userId }?: PasswordRulesOptions): Promise<void>;

export function checkPassword(password: string, rules: PasswordRules): PasswordCheck;

export const defaultPasswordRules: PasswordRules;

export function passwordRulesAttribute({ minLength, maxLength, isRepeatRefused, characters }: PasswordRules): string;

export const passwordRulesFeature: Feature<PasswordRulesState, PasswordRulesActions, PasswordRulesOptions | undefined>;

export function usePasswordRules({ userId }?: PasswordRulesOptions): Snapshot<PasswordRulesState, PasswordRulesActions>;
