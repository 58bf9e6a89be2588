export const empty = 'इथे अजून काही नाही';
