/** The toast texts for the household's settings. */
export const householdCopy = {
  update: {
    failure: { title: "Error", text: "The setting could not be saved. Please try again." },
  },
} as const;
