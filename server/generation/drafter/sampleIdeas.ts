/** Ideas as people write them, for the tests of the drafter. */
export const sampleIdeas = {
  clinic:
    'ShiftWell is a web app that helps nurses and clinic managers schedule shifts. Currently the rota lives in a spreadsheet and gaps are noticed too late. Nurses can swap shifts, request leave and see their hours. Managers should approve swaps and publish the rota. It sends reminders by SMS the day before. The goal is to reduce no-shows by 30% within 3 months. It must be HIPAA compliant and sync with Google Calendar.',
  recipe:
    'I want to build a simple recipe app for busy parents who plan meals on Sundays. Users can save recipes, plan the week and create a shopping list. Filter recipes by diet, cooking time and cuisine. It should work offline in the kitchen. Later it could suggest meals with AI.',
  invoicing:
    'A tool called "PaidUp" for freelancers to create, send and track invoices.\n\nKey features:\n- Invoice templates with their own logo\n- Automatic reminders for overdue invoices\n- Accept card payments with Stripe\n- Dashboard of income per month\n\nGoals: cut late payments by half, and save freelancers 5 hours a month. Budget is $20,000.',
  quiz: 'Classroom quiz game. Target audience: primary school teachers and their pupils aged 8 to 11. Teachers can create quizzes, assign them to a class and see results. Students answer questions on tablets and earn badges. No ads. We want it to make revision fun so that pupils practise at least 10 minutes a day.',
  farm: 'Build a marketplace where local farmers list produce and restaurants order it. Restaurants can search by distance, price and delivery day, and chat with farmers. Payments are split between farmers and the platform with Stripe. We want to onboard 50 farms by September.',
  gym: 'An Android and iOS gym tracker with workout logs, progress charts, rest timers and a social feed. It lets lifters track, share and compare workouts. It should sync with Apple Health and Garmin. Success means 10,000 users in the first year.',
  bikes:
    'Spokes: a booking site for bike repair shops. Cyclists choose a repair, pick a time slot and pay a deposit. The mechanic confirms the job, uploads photos of the damage and marks it as done. Customers get a text message when the bike is ready. Our goal is 20% fewer phone calls.',
  language:
    'Language learning app named Lingua Loop, for adults learning Portuguese. Learners practise short dialogues with an AI tutor, repeat vocabulary with spaced repetition and track their streak. As a learner, I want to record my voice so that I can hear my accent improve. Must run on old phones.',
  charity:
    'We are a small charity and need a donation website. Donors should be able to give once or monthly, choose a project and download a tax receipt. Volunteers can sign up for events. Admins export donations to Excel. The aim is to raise 40% more monthly donations this year, and to comply with GDPR.',
  assets:
    'Internal IT asset tool.\n1. Staff request laptops and report broken devices\n2. IT admins assign devices, track warranties and scan barcodes\n3. Finance can export depreciation reports\n4. Login with Okta SSO\nThe problem: nobody knows who has which laptop. Integrates with Intune and Slack. Success metrics: 95% of assets with a known owner within 6 months.',
} as const;
