// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface PeopleActions extends ListActions<PeopleFilters, UserSortColumn> {
}

export type PeopleFilters = {
    readonly ids?: string;
};

export interface PeopleState extends ListState<Person> {
}

export interface Person {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly profilePictureUrl: string | null;
}

export const peopleFeature: Feature<PeopleState, PeopleActions>;

export const usePeople: FeatureHook<PeopleState, PeopleActions>;
