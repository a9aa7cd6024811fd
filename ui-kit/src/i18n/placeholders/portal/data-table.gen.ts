// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/data-table`, each with the values it takes. */
export interface DataTablePlaceholders {
  /** Arrow keys move between rows and controls. */
  readonly 'table.keysMove': Record<never, never>
  /** Enter opens. */
  readonly 'table.keysOpen': Record<never, never>
  /** Space selects. */
  readonly 'table.keysSelect': Record<never, never>
  /** Actions */
  readonly 'table.actions': Record<never, never>
  /** Actions for {name} */
  readonly 'table.actionsFor': Readonly<Record<'name', string>>
  /** Select {name} */
  readonly 'table.select': Readonly<Record<'name', string>>
  /** Select all on this page */
  readonly 'table.selectPage': Record<never, never>
  /** Select all loaded rows */
  readonly 'table.selectLoaded': Record<never, never>
  /** Select all {count} */
  readonly 'table.selectAll': Readonly<Record<'count', string>>
  /** {count} selected */
  readonly 'table.selected': Readonly<Record<'count', string>>
  /** All {count} selected */
  readonly 'table.allSelected': Readonly<Record<'count', string>>
  /** Selection cleared. */
  readonly 'table.cleared': Record<never, never>
  /** Filters cleared. {count} */
  readonly 'table.filtersCleared': Readonly<Record<'count', string>>
  /** Clear the selection */
  readonly 'table.clearSelection': Record<never, never>
  /** {count, plural, one {# row} other {# rows}} */
  readonly 'table.rows': Readonly<Record<'count', number>>
  /** {loaded} of {total} loaded. */
  readonly 'table.loaded': Readonly<Record<'loaded', string>> & Readonly<Record<'total', string>>
  /** Load {count} more */
  readonly 'table.loadMore': Readonly<Record<'count', string>>
  /** Loading. */
  readonly 'table.loading': Record<never, never>
  /** Sort by */
  readonly 'table.sortBy': Record<never, never>
  /** {column}, ascending */
  readonly 'table.ascending': Readonly<Record<'column', string>>
  /** {column}, descending */
  readonly 'table.descending': Readonly<Record<'column', string>>
  /** A to Z */
  readonly 'table.aToZ': Record<never, never>
  /** Z to A */
  readonly 'table.zToA': Record<never, never>
  /** Newest first */
  readonly 'table.newestFirst': Record<never, never>
  /** Oldest first */
  readonly 'table.oldestFirst': Record<never, never>
  /** low to high */
  readonly 'table.lowToHigh': Record<never, never>
  /** high to low */
  readonly 'table.highToLow': Record<never, never>
  /** Sorted by {column}. */
  readonly 'table.sorted': Readonly<Record<'column', string>>
  /** No results */
  readonly 'table.noResults': Record<never, never>
  /** Nothing contains “{search}”. */
  readonly 'table.noSearchResults': Readonly<Record<'search', string>>
  /** Nothing fits the filters: {filters}. */
  readonly 'table.noFilterResults': Readonly<Record<'filters', string>>
  /** Nothing contains “{search}” and fits the filters: {filters}. */
  readonly 'table.noQueryResults': Readonly<Record<'search', string>> & Readonly<Record<'filters', string>>
  /** Clear search and filters */
  readonly 'table.clearQuery': Record<never, never>
  /** We couldn’t load this list */
  readonly 'table.failed': Record<never, never>
  /** Try again: {name} */
  readonly 'table.tryRowAgain': Readonly<Record<'name', string>>
  /** Saving… */
  readonly 'table.saving': Record<never, never>
  /** Saved: {name}. */
  readonly 'table.saved': Readonly<Record<'name', string>>
  /** Removed {name}. */
  readonly 'table.removed': Readonly<Record<'name', string>>
  /** {done} of {total} done */
  readonly 'table.done': Readonly<Record<'done', string>> & Readonly<Record<'total', string>>
  /** {name} added */
  readonly 'table.added': Readonly<Record<'name', string>>
  /** {count, number} added */
  readonly 'table.addedMany': Readonly<Record<'count', number>>
  /** Added. It isn’t among the rows shown here. */
  readonly 'table.addedElsewhere': Record<never, never>
  /** Open */
  readonly 'table.open': Record<never, never>
  /** Stop */
  readonly 'table.stop': Record<never, never>
  /** {count, plural, one {Try the failed one again} other {Try the # failed ones again}} */
  readonly 'table.retryFailed': Readonly<Record<'count', number>>
  /** More actions */
  readonly 'table.moreActions': Record<never, never>
  /** Columns */
  readonly 'table.columns': Record<never, never>
  /** Open {name} */
  readonly 'table.openRow': Readonly<Record<'name', string>>
  /** Close {name} */
  readonly 'table.closeRow': Readonly<Record<'name', string>>
  /** level {level} */
  readonly 'table.level': Readonly<Record<'level', string>>
  /** Filter */
  readonly 'filters.filter': Record<never, never>
  /** {count} on */
  readonly 'filters.active': Readonly<Record<'count', string>>
  /** Filters */
  readonly 'filters.title': Record<never, never>
  /** All */
  readonly 'filters.all': Record<never, never>
  /** Any */
  readonly 'filters.any': Record<never, never>
  /** Clear filters */
  readonly 'filters.clear': Record<never, never>
  /** Show results */
  readonly 'filters.show': Record<never, never>
  /** {count, plural, one {# result} other {# results}} */
  readonly 'filters.found': Readonly<Record<'count', number>>
  /** {filter}: {value} */
  readonly 'filters.named': Readonly<Record<'filter', string>> & Readonly<Record<'value', string>>
  /** and {count, number} more */
  readonly 'table.andMore': Readonly<Record<'count', number>>
  /** This search or filter isn’t available here */
  readonly 'errors.users-filter-ignored.title': Record<never, never>
  /** Remove it, or try another one. */
  readonly 'errors.users-filter-ignored': Record<never, never>
}
