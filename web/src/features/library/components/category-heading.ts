import type { Category } from '../topics-by-category.js';

/** The id of a category's heading, which the links above the list lead to. */
export const headingIdOf = ({ category }: Category) => `category-${category}`;
