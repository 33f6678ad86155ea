print("themec-dev")
